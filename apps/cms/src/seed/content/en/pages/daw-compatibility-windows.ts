import { compatibilityOf } from "../../hosts.ts";
import type { SeedPage } from "../../seed-content.ts";
import { hostWords } from "../fragments/host-words.ts";

export const dawCompatibilityWindows: SeedPage = {
  title: "DAW Compatibility: Windows",
  seo: {
    title: "DAW compatibility on Windows",
    description:
      "Which DAWs load our plug-ins on Windows 10 and 11, in which format, where the files go and what to do when your DAW doesn’t find them.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Does it run on Windows?",
      text: "Yes: on Windows 10 and 11, in any 64-bit DAW that loads VST3 or AAX. Here’s the list, where the files go and what to try if something’s off.",
    },
    compatibilityOf(hostWords, "windows"),
    {
      block: "specs",
      headline: "Computer and folders",
      groups: [
        {
          title: "Your computer",
          rows: [
            { name: "System", value: "Windows 10 or 11, 64-bit" },
            { name: "Memory", value: "4 GB (8 GB recommended)" },
            { name: "Disk space", value: "About 5 GB for everything; install what you use" },
            { name: "Activation", value: "On 2 computers at a time" },
          ],
        },
        {
          title: "Where the files go",
          rows: [
            { name: "VST3", value: "C:\\Program Files\\Common Files\\VST3" },
            { name: "AAX", value: "C:\\Program Files\\Common Files\\Avid\\Audio\\Plug-Ins" },
          ],
        },
      ],
    },
    {
      block: "featureRows",
      headline: "From the installer to the first take",
      rows: [
        {
          title: "Choose the format",
          text: "The installer asks which formats you want. Pick the one your DAW loads. The other only takes up space.",
        },
        {
          title: "Leave the folder as it is",
          text: "VST3 and AAX each have one folder, and that’s where DAWs look. Move the files and they won’t be found.",
        },
        {
          title: "Let your DAW scan",
          text: "Open it after the installation. Most DAWs scan when they start. Some have a button for it in their plug-in settings.",
        },
        {
          title: "Use your interface’s driver",
          text: "Choose its ASIO driver in your DAW, not the Windows sound driver. Set the buffer to 64 or 128 samples while you record, 512 or more for the mix.",
        },
        {
          title: "Keep it plugged in",
          text: "A laptop slows down on battery. Plug it in and choose the performance power plan before you record.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Questions about Windows",
      items: [
        {
          question: "My DAW can’t find the plug-in.",
          answer:
            "Check that the file is in the folder above, that your DAW is 64-bit and that it scans VST3. Some DAWs keep a list of plug-ins that once failed. Clear it and scan again.",
        },
        {
          question: "Is there a 32-bit or VST2 version?",
          answer: "No. DAWs that load only VST2 aren’t supported.",
        },
        {
          question: "Are there any exceptions?",
          answer:
            "AutoTune Hybrid. It comes as AAX DSP and AAX Native and runs in Pro Tools only. All our other plug-ins come as VST3 and AAX.",
        },
        {
          question: "Can I move a session to a Mac?",
          answer:
            "Yes, if your DAW runs there and loads the same format. VST3 and AAX settings travel with the session. One license covers both computers.",
        },
        {
          question: "Are you affiliated with the makers of these DAWs?",
          answer:
            "No. Their names and trademarks belong to them, and listing a DAW here doesn’t mean its maker endorses us.",
        },
      ],
    },
  ],
};
