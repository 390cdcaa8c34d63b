/** CUBOT is a phone brand. */
export const crawlerForm =
  /(?<!cu)bot|crawl|spider|slurp|scrapy|archiver|facebookexternalhit|embedly|preview|lighthouse|pagespeed|gtmetrix|pingdom|monitor|headless|phantomjs|puppeteer|playwright|selenium|webdriver|cypress|^(?:curl|wget|python|java|go-http|okhttp|axios|node|undici|php|ruby|perl|libwww)/i;

/** Machines that read pages: search engines, link previews, tests. A request without a user agent is one too. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === "" || crawlerForm.test(userAgent);
}
