/** On how many computers a new licence may be used at once. Each licence stores its own number: `seats`. */
export const computersPerLicence = 2;
