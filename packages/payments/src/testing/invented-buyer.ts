/** Nobody's. It must not get into the inbox but where an event's own data name its buyer. */
export const inventedBuyer = {
  first: "Maren",
  last: "Invented",
  email: "maren.invented@studio.test",
  company: null,
  phone: null,
};

export const accountOfBuyer = {
  id: "account-maren",
  account: "account-maren",
  contact: inventedBuyer,
  language: "en",
  country: "US",
  lookup: { global: "global-maren" },
};
