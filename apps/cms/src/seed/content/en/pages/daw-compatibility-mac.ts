import { compatibilityOf } from "../../hosts.ts";
import type { SeedPage } from "../../seed-content.ts";
import { hostWords } from "../fragments/host-words.ts";

export const dawCompatibilityMac: SeedPage = {
  title: "DAW Compatibility: Mac",
  seo: {
    title: "DAW compatibility on the Mac",
    description:
      "Which DAWs load our plug-ins on macOS 12 or later, in which format, where the files go and what to do when one is missing.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Does it run on a Mac?",
      text: "Yes: on macOS 12 or later, on Apple silicon and Intel, in any 64-bit DAW that loads AU, VST3 or AAX. Here’s the list, where the files go and what to try if something’s off.",
    },
    compatibilityOf(hostWords, "mac"),
    {
      block: "specs",
      headline: "Computer and folders",
      groups: [
        {
          title: "Your computer",
          rows: [
            { name: "System", value: "macOS 12 or later, Apple silicon or Intel" },
            { name: "Memory", value: "4 GB (8 GB recommended)" },
            { name: "Disk space", value: "About 5 GB for everything; install what you use" },
            { name: "Activation", value: "On 2 computers at a time" },
          ],
        },
        {
          title: "Where the files go",
          rows: [
            { name: "AU", value: "/Library/Audio/Plug-Ins/Components" },
            { name: "VST3", value: "/Library/Audio/Plug-Ins/VST3" },
            { name: "AAX", value: "/Library/Application Support/Avid/Audio/Plug-Ins" },
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
          text: "The installer asks which formats you want. Pick the one your DAW loads. If it loads two, pick one and stick with it, or every plug-in shows up twice.",
        },
        {
          title: "Let your DAW check it",
          text: "DAWs that load AU check each new plug-in once, when they start. It takes a moment. Let it finish.",
        },
        {
          title: "Allow the microphone",
          text: "macOS asks once if your DAW can use the microphone. If you clicked “Don’t Allow,” the track records silence. You can change it in System Settings, under Privacy & Security, or on macOS 12 in System Preferences, under Security & Privacy.",
        },
        {
          title: "Native or Rosetta",
          text: "On Apple silicon our plug-ins run natively. A DAW under Rosetta loads them too, but uses more of the processor. Run it natively if all your other plug-ins can.",
        },
        {
          title: "Cut the delay",
          text: "Set the buffer to 64 or 128 samples while you record, 512 or more for the mix. Bluetooth headphones add more delay than any plug-in. Use a cable.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Questions about the Mac",
      items: [
        {
          question: "My DAW can’t find the plug-in.",
          answer:
            "Check that the file is in the folder above. It’s the computer’s Library folder, not the one in your home folder. Then rescan. With AU, restarting your Mac often helps.",
        },
        {
          question: "AU or VST3?",
          answer:
            "They sound the same. Choose AU if you also work in Logic Pro or GarageBand, VST3 if you share sessions with Windows.",
        },
        {
          question: "Does it run on macOS 11 or older?",
          answer: "No. You need macOS 12 or later.",
        },
        {
          question: "Are there any exceptions?",
          answer:
            "AutoTune Hybrid. It comes as AAX DSP and AAX Native and runs in Pro Tools only. All our other plug-ins come as AU, VST3 and AAX.",
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
