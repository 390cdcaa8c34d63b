import { compatibilityOf } from "../../hosts.ts";
import type { SeedPage } from "../../seed-content.ts";
import { hostWords } from "../fragments/host-words.ts";

export const dawCompatibilityMac: SeedPage = {
  title: "DAW Compatibility: Mac",
  seo: {
    title: "DAW compatibility on the Mac",
    description:
      "Which DAWs load our plug-ins on macOS 12 or later, in which format, on Apple silicon and Intel, where the files go, and what to do when one is missing.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Does it run on a Mac?",
      text: "On macOS 12 or later, on Apple silicon and Intel, in every 64-bit host that loads AU, VST3 or AAX. Here is the list, where the files go, and what usually helps.",
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
            { name: "Memory", value: "4 GB, better 8 GB" },
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
          text: "The installer asks which formats you want. Take the one that your host loads. If it loads two, choose one of them and stay with it, or every tool stands in the list twice.",
        },
        {
          title: "Let the host check it",
          text: "Hosts that load AU examine each new plug-in once, at the start. That takes a moment. Let it finish.",
        },
        {
          title: "Allow the microphone",
          text: "macOS asks once whether your host may listen. If you pressed no, the track records silence. You can change it in the system settings, under privacy, microphone.",
        },
        {
          title: "Native or translated",
          text: "On Apple silicon the plug-ins run natively. A host that runs under Rosetta loads them too, but takes more of the processor. Run it natively if all your other plug-ins can.",
        },
        {
          title: "Shorten the way",
          text: "A buffer of 64 or 128 samples while you record, 512 or more for the mix. Bluetooth headphones add more delay than any plug-in; use a cable.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Questions about the Mac",
      items: [
        {
          question: "My host does not find the plug-in.",
          answer:
            "Check that the file is in the folder above; it is the Library of the computer, not the one in your home folder. Then let the host scan again. With AU, restarting the Mac once helps surprisingly often.",
        },
        {
          question: "AU or VST3?",
          answer:
            "They sound the same. Take AU if you also work in Logic Pro or GarageBand, VST3 if you exchange sessions with Windows.",
        },
        {
          question: "Does it run on macOS 11 or older?",
          answer: "No. macOS 12 is the oldest we list.",
        },
        {
          question: "Which tools are the exception?",
          answer:
            "AutoTune Hybrid. It comes as AAX DSP and AAX Native and runs in Pro Tools only. All other tools come as AU, VST3 and AAX.",
        },
        {
          question: "What have the makers of these hosts to do with you?",
          answer: "Nothing. The names belong to them, and this is a demonstration brand.",
        },
      ],
    },
  ],
};
