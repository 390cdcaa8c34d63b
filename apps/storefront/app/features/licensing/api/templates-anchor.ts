/** Where the templates are on a plan's page. */
export const templatesAnchor = "templates";
