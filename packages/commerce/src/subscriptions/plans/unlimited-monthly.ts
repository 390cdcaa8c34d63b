/** The plan that is offered wherever a product is not sold, and the one that can be tried. */
export const unlimitedMonthly = "auto-tune-unlimited-monthly";
