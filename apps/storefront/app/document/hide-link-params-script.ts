/**
 * Moves the token of an email's link behind `#`, before anything else of the document is loaded: from there it reaches
 * no server, log, report or Referer. Links have it there already, but for those to set up an account and older ones.
 */
export const hideLinkParams = `/[?&](?:token|gt)=/.test(location.search)&&history.replaceState(history.state,"",location.pathname+"#"+location.search.slice(1));`;
