import type { SeedContent } from "../seed-content.ts";

/** Keywords are what people type who want the screen and do not know its name. */
export const searchScreens: SeedContent["searchScreens"] = {
  account: {
    title: "Your account",
    text: "Your plan, licenses, downloads and orders in one place.",
    keywords:
      "my account, sign in, log in, login, create account, registered products, register, sign up, can't log in, create an account, my products",
  },
  plan: {
    title: "Manage or cancel your plan",
    text: "Switch, pause or cancel your subscription in your account.",
    keywords:
      "cancel my plan, cancel subscription, end subscription, stop subscription, stop renewal, change plan, switch plan, pause, downgrade, billing, payment method, card, how to cancel, unsubscribe from plan, cancel trial, change credit card, change payment method, update card, new card, expired card, payment failed, card declined, renewal date, next payment, yearly instead of monthly, switch to annual, resume plan, upgrade plan, charged after trial, charged twice, double charge, monthly or yearly, billing date, why was I charged, stop payments",
  },
  computers: {
    title: "Licenses and computers",
    text: "See your serial numbers and the computers they’re active on, and free one up.",
    keywords:
      "how many computers, two computers, second computer, another computer, new computer, new laptop, move license to new computer, activations, activation limit, deactivate computer, remove device, license not activating, activation failed, my serial number, find serial, lost serial number, my licenses, reactivate, change computer, reset activation, reset authorization, deauthorize, share license, install on two computers, iLok, dongle, offline activation",
  },
  "transfer-license": {
    title: "Transfer a license",
    text: "Give a license to someone else from your account.",
    keywords:
      "transfer license to another person, sell my license, resell, second hand, give license to a friend, change owner, new owner, used license, transfer to another account",
  },
  downloads: {
    title: "Your downloads",
    text: "Installers for everything you own or have in your plan.",
    keywords:
      "download my products, installer, install again, new computer, redownload, download again",
  },
  orders: {
    title: "Orders and receipts",
    text: "Everything you’ve bought, with serial numbers and receipts.",
    keywords:
      "order history, my orders, purchases, invoice, receipt, bill, VAT, serial number, VAT invoice, tax invoice, invoice for company, download invoice, resend receipt, where is my order, order status, never got my serial number, lost serial number, order confirmation, proof of purchase",
  },
  upgrades: {
    title: "Upgrades for what you own",
    text: "What your products can be upgraded to, and what it costs you.",
    keywords:
      "upgrade from Pro X, upgrade from Artist, upgrade from Access, upgrade price, upgrade old version, crossgrade, trade up, upgrade discount, upgrade to Pro, upgrade from AutoTune 8, how much is the upgrade, upgrade my AutoTune, available offers, upgrade from an old version, cheaper upgrade",
  },
  profile: {
    title: "Account settings",
    text: "Your name, email address, language and country.",
    keywords:
      "change email, change name, address, profile, language, change my email address, change country, change my address, merge accounts, two accounts, update my details, combine accounts, change username, change language",
  },
  security: {
    title: "Password and sign-in",
    text: "Change your password, add a passkey, sign out other devices.",
    keywords:
      "forgot password, reset password, change password, passkey, sign out, log out, security, lost my password, I forgot my password, can't sign in, two-factor, password reset",
  },
  "your-data": {
    title: "Your data",
    text: "Download everything we hold about you, or delete your account.",
    keywords:
      "export data, data copy, delete account, close account, GDPR, erase, delete my account, delete my data, remove my account, remove my data, deactivate account",
  },
  "redeem-code": {
    title: "Redeem a code",
    text: "Enter the code from a card, a dealer or a promotion.",
    keywords:
      "redeem, redemption, activation code, gift card, voucher, dealer code, bundle code, serial, redeem code from shop, code from a dealer, bought in a store, boxed version, gift, gift code, give as a gift, buy as a gift, gift for a friend, gift voucher, where do I enter my code, register code",
  },
  "withdraw-order": {
    title: "Withdraw from a contract",
    text: "Withdraw from an order within the legal period and get your money back.",
    keywords:
      "withdrawal, right of withdrawal, 14 days, cancel order, return order, revoke, withdraw, cancel my order, cancel purchase",
  },
  refunds: {
    title: "Refunds",
    text: "How to get your money back, and until when.",
    keywords:
      "refund, refund policy, money back, get my money back, return a product, return policy, refund deadline, how long for a refund, want a refund, not satisfied, charged by mistake, money-back guarantee, want my money back, bought the wrong product, wrong purchase, paid twice, returns, return conditions",
  },
  "email-preferences": {
    title: "Email preferences",
    text: "Choose which emails you get from us.",
    keywords:
      "unsubscribe, stop emails, newsletter off, marketing emails, notifications, stop getting emails, too many emails, unsubscribe from newsletter, cancel newsletter, no more emails, spam",
  },
  newsletter: {
    title: "Newsletter",
    text: "Our latest posts by email: stories, techniques and news.",
    keywords:
      "subscribe to newsletter, mailing list, news by email, sign up for newsletter, get news",
  },
  "software-downloads": {
    title: "Downloads",
    text: "Installers for every product and every supported version.",
    keywords:
      "download, download software, installer, install, setup file, download AutoTune, download for Windows, download for Mac, download plug-in, latest version, update, where do I download, AutoTune Central, can’t install, installation problem, installer doesn’t work",
  },
  "older-versions": {
    title: "Versions for older systems",
    text: "Installers of earlier versions that are no longer supported.",
    keywords:
      "discontinued software, legacy installer, old version, previous version, old Mac, old installer, auto-tune 8, AutoTune 7, Auto-Tune Evo, older Mac, Windows 7, discontinued products, no longer supported, earlier version, version 8, Antares",
  },
  "free-trial": {
    title: "Free trial of AutoTune Unlimited",
    text: "Try the whole plan for free, then decide.",
    keywords:
      "free trial, trial, try for free, try before I buy, test version, demo, demo version, how long is the trial, trial length, trial days, 14 days free, trial credit card, start trial, does the trial need a card, what happens after the trial",
  },
  "free-download": {
    title: "Free download",
    text: "What you can download and use for free.",
    keywords:
      "free AutoTune, download for free, free plug-in, free version, free software, freeware, autotune free download",
  },
  products: {
    title: "All products",
    text: "Editions, effects and plans at a glance.",
    keywords:
      "products, product list, price list, prices, all plug-ins, shop, store, buy AutoTune, how much does AutoTune cost, catalog, vocal effects, what do you sell",
  },
  compare: {
    title: "Compare the editions",
    text: "What each AutoTune can do, side by side.",
    keywords:
      "compare, comparison, difference, differences between versions, which version, which AutoTune should I buy, which one is right for me, Pro vs 2026, Pro vs Unlimited, Pro or Hybrid, comparison chart, features, best AutoTune for beginners",
  },
  "system-requirements": {
    title: "System requirements and DAW compatibility",
    text: "Which systems and DAWs our plug-ins run on.",
    keywords:
      "system requirements, requirements, compatibility, compatible, supported systems, operating system, Windows 11, Windows 10, macOS, Apple silicon, M1, M2, M3, M4, Mac, PC, minimum requirements, which DAW, supported DAWs, works with, Pro Tools, Logic, Cubase, Ableton, GarageBand, FL Studio, Reaper, Studio One, Linux, VST3, AU, AAX, plug-in formats, sample rate, RAM, memory, processor",
  },
  offers: {
    title: "Special offers",
    text: "What’s on sale right now.",
    keywords:
      "sale, deals, discounts, discount, special offers, promotions, promo, cheaper, Black Friday, Cyber Monday, bargain, reduced price, on sale",
  },
  loyalty: {
    title: "Loyalty program",
    text: "Trade in what you own and pay less.",
    keywords:
      "loyalty program, loyalty, rewards, points, owner discount, existing customer discount, trade in, owner price",
  },
  education: {
    title: "Education: schools and universities",
    text: "Site licenses for education, with a quote.",
    keywords:
      "student discount, education discount, education pricing, teacher discount, academic price, student price, school license, university license, site license, classroom, student ID, EDU, college",
  },
  affiliates: {
    title: "Affiliate program",
    text: "Recommend us and earn a commission.",
    keywords:
      "affiliate, affiliate program, become an affiliate, partner, partner program, commission, referral, earn money, influencer, sponsor",
  },
  beta: {
    title: "Beta sign-up",
    text: "Try the iOS app before it’s out.",
    keywords:
      "beta, beta tester, beta program, beta test, early access, test new versions, preview version",
  },
  cart: {
    title: "Your cart",
    text: "What you’re about to buy, with codes and the total.",
    keywords:
      "basket, shopping cart, checkout, pay, enter coupon, promo code, coupon, coupon code, discount code, voucher code, where to enter promo code, payment options, PayPal, Apple Pay, pay by invoice, installments",
  },
  "getting-started": {
    title: "Getting started",
    text: "Install, activate and tune your first vocal.",
    keywords:
      "getting started, first steps, beginner, how to use AutoTune, how do I use AutoTune, how to start, quick start, set up AutoTune, how to install, how to put AutoTune on vocals, insert the plug-in, add AutoTune in my DAW, basics",
  },
  lessons: {
    title: "Learning Center",
    text: "Lessons that take you through a vocal, step by step.",
    keywords:
      "lessons, tutorials, courses, learn, how-to, video tutorial, learn to mix vocals, learn AutoTune, mixing vocals for beginners, guides, tips, training, mixing course, learn to record vocals, tutorial for beginners",
  },
  manuals: {
    title: "Manuals",
    text: "AutoTune, the vocal chain and the larger effects, explained knob by knob.",
    keywords:
      "documentation, user guide, handbook, instructions, help, manual PDF, PDF manual, how does it work, user manual, guide",
  },
  help: {
    title: "Help Center",
    text: "Answers and our support team.",
    keywords:
      "help, help center, support, customer service, contact, contact us, contact support, chat, live chat, phone number, email support, talk to someone, ticket, FAQ, questions, complaint, report a bug, bug, report a problem, something is broken, speak to a human, call you, reach you",
  },
  community: {
    title: "Community",
    text: "Stories, techniques and news from the studio.",
    keywords: "blog, articles, posts, forum, news, stories, what's new, release notes, changelog",
  },
  artists: {
    title: "Artists",
    text: "How singers and producers work with our plug-ins.",
    keywords:
      "musicians, singers, producers, interviews, stories, artists using AutoTune, who uses AutoTune, which artists use AutoTune, famous users, singers who use AutoTune, rappers",
  },
  about: {
    title: "About us",
    text: "Who we are and what we make.",
    keywords:
      "about us, company, who are you, who makes AutoTune, history, team, imprint, legal notice, address, who makes this software, where are you based",
  },
  finder: {
    title: "Which one is for me?",
    text: "Three questions, and we recommend one product.",
    keywords:
      "which one is for me, help me choose, which one should I buy, what do I need, recommend, recommendation, finder, quiz, product finder, which plug-in, not sure, where do I start",
  },
  "try-your-voice": {
    title: "Tune your own voice",
    text: "Record a few seconds and hear yourself in tune, in your browser.",
    keywords:
      "tune my voice, try with my voice, record my voice, record myself, auto-tune online, sing online, voice test, am I singing in tune",
  },
  careers: {
    title: "Careers",
    text: "How we work, and how to write to us.",
    keywords:
      "careers, jobs, job openings, vacancies, work with us, work for you, apply, application, internship, hiring",
  },
  press: {
    title: "Press",
    text: "Facts, pictures and sound for journalists.",
    keywords:
      "press, press kit, press release, media, logo, logos, images, journalists, brand assets",
  },
  terms: {
    title: "Terms of Service",
    text: "The terms of using our shop and software.",
    keywords:
      "terms, terms of service, terms and conditions, conditions, license agreement, EULA, commercial use, can I use it commercially, legal",
  },
  privacy: {
    title: "Privacy Policy",
    text: "What we store about you, and why.",
    keywords:
      "privacy, privacy policy, data protection, GDPR, personal data, what data do you collect, tracking",
  },
  cookies: {
    title: "Cookie Policy",
    text: "Which cookies we use, and how to turn them off.",
    keywords: "cookies, cookie policy, cookie settings, reject cookies, tracking cookies, consent",
  },
};
