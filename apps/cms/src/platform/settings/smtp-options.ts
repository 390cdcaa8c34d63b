/** The mail server of a URL, as the CMS takes it. */
export function smtpOptions(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  return {
    host: hostname,
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === ""
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}
