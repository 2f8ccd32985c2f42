/** Hides the user name and password in each URL in text, even in a malformed URL: `"…@example.com/"`. */
export function hideUserInfo(text: string): string {
  // White space inside a password cannot be told from the words around it, unless the text starts with the URL.
  const parts = /^[\w+.-]{0,20}:?[\\/]{2}/.test(text) ? /.+/gs : /\S+/g;
  return text.replace(parts, (part) => {
    const at = part.lastIndexOf("@");
    if (!/:(?!\\)|\/\/[^/]/.test(part.slice(0, Math.max(0, at)))) return part;
    return `${/^["'(]*/.exec(part)?.[0]}…${part.slice(at)}`;
  });
}
