import { compatibilityOf } from "../../hosts.ts";
import type { SeedPage } from "../../seed-content.ts";
import { hostWords } from "../fragments/host-words.ts";

export const dawCompatibilityWindows: SeedPage = {
  title: "DAW Compatibility: Windows",
  seo: {
    title: "DAW compatibility on Windows",
    description:
      "Which DAWs load our plug-ins on Windows 10 and 11, in which format, where the files go, and what to do when a host does not find them.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Does it run on Windows?",
      text: "On Windows 10 and 11, in every 64-bit host that loads VST3 or AAX. Here is the list, where the files go, and what usually helps.",
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
            { name: "Memory", value: "4 GB, better 8 GB" },
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
          text: "The installer asks which formats you want. Take the one that your host loads; the other only takes up space.",
        },
        {
          title: "Leave the folder as it is",
          text: "VST3 and AAX have one place each, and hosts look there. A folder of your own looks tidier and is found by nobody.",
        },
        {
          title: "Let the host scan",
          text: "Open it after the installation. Most hosts scan at the start; some have a button for it in their plug-in settings.",
        },
        {
          title: "Use the driver of your interface",
          text: "Choose its ASIO driver in the host, not the sound of the system, and a buffer of 64 or 128 samples while you record. For the mix, 512 or more.",
        },
        {
          title: "Keep the power on",
          text: "A laptop on battery slows down when you least want it to. Plug it in and choose the power plan for performance before you blame the plug-in.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Questions about Windows",
      items: [
        {
          question: "My host does not find the plug-in.",
          answer:
            "Check that the file is in the folder above, that the host is 64-bit, and that it scans VST3. Some hosts keep a list of plug-ins that once failed; clear it and scan again.",
        },
        {
          question: "Is there a 32-bit or a VST2 version?",
          answer: "No. Hosts that load VST2 only are not supported.",
        },
        {
          question: "Which tools are the exception?",
          answer:
            "AutoTune Hybrid. It comes as AAX DSP and AAX Native and runs in Pro Tools only. All other tools come as VST3 and AAX.",
        },
        {
          question: "Can I move a session to a Mac?",
          answer:
            "Yes, if the host exists there and loads the same format. VST3 and AAX settings travel with the session. One licence covers both computers.",
        },
        {
          question: "What have the makers of these hosts to do with you?",
          answer: "Nothing. The names belong to them, and this is a demonstration brand.",
        },
      ],
    },
  ],
};
