/** Mends every cause that has no remedy of its own: something has changed the body between the two sides. */
export const generalRemedy = "verify the bytes as they arrive, before anything parses or rewrites the body";

/**
 * Says of each cause that the doctor knows what it means and how to mend it, in a phrase without full stop.
 *
 * "Here" is the side whose body, header and secret were given; the sender is the one that made the signature.
 */
export const causes = {
  "header-missing": {
    meaning: "the request carries no X-Signature-256",
    remedy: "give the webhook a secret; if it has one, look for a proxy that drops the header",
  },
  "header-empty": {
    meaning: "X-Signature-256 is there but empty",
    remedy: "look for a proxy or a template that clears the header",
  },
  "header-duplicated": {
    meaning: "X-Signature-256 is there several times",
    remedy: "let one program only set the header: the sender or a proxy",
  },
  "header-white-space": {
    meaning: "there is white space or an invisible character in the header",
    remedy: "strip the header where it is read or made",
  },
  "header-quoted": { meaning: "the header or its digest stands in quotes", remedy: "remove the quotes" },
  "header-named": {
    meaning: "the header's value begins with the header's name",
    remedy: "pass the value alone, without name and colon",
  },
  "prefix-missing": {
    meaning: 'the header is a bare digest without "sha256="',
    remedy: 'write "sha256=" before the digest, or allow bareDigest here',
  },
  "prefix-case": { meaning: "the prefix is in upper case", remedy: 'write "sha256=" in lower case' },
  "prefix-separator": {
    meaning: 'there is something else than "=" between sha256 and the digest',
    remedy: 'write "=" between sha256 and the digest',
  },
  "algorithm-sha1": {
    meaning: "the signature is an HMAC with SHA-1",
    remedy: "let the sender use SHA-256, or read the header for SHA-256 if it sends both",
  },
  "algorithm-sha384": {
    meaning: "the signature is an HMAC with SHA-384",
    remedy: "let the sender use SHA-256",
  },
  "algorithm-sha512": {
    meaning: "the signature is an HMAC with SHA-512",
    remedy: "let the sender use SHA-256",
  },
  "prefix-other": {
    meaning: 'another prefix than "sha256=" stands before the digest',
    remedy: 'write "sha256=" before the digest',
  },
  "digest-base64": {
    meaning: "the digest is in base64, not in hexadecimal digits",
    remedy: "let the sender write the digest in hexadecimal digits",
  },
  "digest-cut": {
    meaning: "the digest is right but cut short",
    remedy: "look for a field or a log that is too short for 64 digits",
  },
  "secret-none": { meaning: "there is no secret here to verify with", remedy: "pass the webhook's secret" },
  "secret-expired": {
    meaning: "the sender signs with a secret that has expired here",
    remedy: "give the sender the new secret, or let the old one be valid for longer",
  },
  "secret-other": {
    meaning: "the sender signs with another of your secrets",
    remedy: "use the secret of this webhook and this environment",
  },
  "secret-newline": {
    meaning: "the secret here ends in a newline",
    remedy: "remove the newline that a file or a shell has added",
  },
  "secret-white-space": {
    meaning: "there is white space around the secret here",
    remedy: "remove the white space around the secret",
  },
  "secret-quoted": {
    meaning: "the secret here is in quotes",
    remedy: "remove the quotes that an environment file has left",
  },
  "secret-newline-at-sender": {
    meaning: "the sender's secret ends in a newline",
    remedy: "set the sender's secret again, without a newline",
  },
  "secret-white-space-at-sender": {
    meaning: "there is white space around the sender's secret",
    remedy: "set the sender's secret again, without white space",
  },
  "secret-quoted-at-sender": {
    meaning: "the sender's secret is in quotes",
    remedy: "set the sender's secret again, without quotes",
  },
  "secret-hex": {
    meaning: "the sender decodes the secret from hexadecimal digits",
    remedy: "let the sender use the text as the key, not the bytes its digits spell",
  },
  "secret-base64": {
    meaning: "the sender decodes the secret from base64",
    remedy: "let the sender use the text as the key, not the bytes it encodes",
  },
  "secret-whsec": {
    meaning: 'the sender takes what follows "whsec_" as the secret',
    remedy: "let the sender use the whole text as the key, whsec_ included",
  },
  "secret-hex-at-sender": {
    meaning: "the sender's secret is yours in hexadecimal digits",
    remedy: "set the sender's secret again, as it stands here",
  },
  "secret-base64-at-sender": {
    meaning: "the sender's secret is yours in base64",
    remedy: "set the sender's secret again, not in base64: Kubernetes shows secrets that way",
  },
  "secret-encoding": {
    meaning: "the sender's key is the secret in another encoding than UTF-8",
    remedy: "let the sender use the UTF-8 bytes of the secret as the key",
  },
  "secret-normalised": {
    meaning: "the accents of the secret are composed in another way at the sender",
    remedy: "set the secret again on both sides, best in ASCII",
  },
  "secret-case": {
    meaning: "the sender's secret differs from yours in case",
    remedy: "copy the secret in its exact case",
  },
  "secret-escaped": {
    meaning: "one side has decoded escapes or percent signs in the secret",
    remedy: "take a secret without backslashes and percent signs, or set it again on both sides",
  },
  "secret-cut": {
    meaning: "the sender's secret is the beginning of yours",
    remedy: "take a secret that fits the sender's field",
  },
  "secret-unset-at-sender": {
    meaning: "the sender signs with a word such as undefined, or with an empty secret",
    remedy: "set the sender's secret: its variable is empty",
  },
  "arguments-swapped": {
    meaning: "the body was used as the key and the secret as the message",
    remedy: "swap the arguments: the secret is the key",
  },
  "digest-without-key": {
    meaning: "the digest is a plain SHA-256 of the body, without the secret",
    remedy: "use HMAC with SHA-256 and the secret as its key",
  },
  "digest-of-both": {
    meaning: "the digest is a plain SHA-256 of secret and body together",
    remedy: "use HMAC with SHA-256 instead of joining secret and body",
  },
  "digest-of-digest": {
    meaning: "the SHA-256 of the body was signed instead of the body",
    remedy: "pass the body itself to HMAC",
  },
  "signed-empty": {
    meaning: "an empty body was signed",
    remedy: "sign the body that is sent: it was consumed or not yet written when it was signed",
  },
  "signed-placeholder": {
    meaning: "a word such as null, undefined or {} was signed instead of the body",
    remedy: "sign the bytes that are sent, after they are written",
  },
  "signed-object": {
    meaning: 'the text "[object Object]" was signed: an object turned into a string',
    remedy: "sign the bytes that are sent, not the object",
  },
  "bom-lost": {
    meaning: "the byte order mark of the signed body is missing here",
    remedy: "do not decode the body before it is verified: decoders drop the mark",
  },
  "bom-added": {
    meaning: "the body here begins with a byte order mark that was not signed",
  },
  "newline-lost": { meaning: "a newline at the end of the signed body is missing here" },
  "crlf-lost": { meaning: "a CR LF at the end of the signed body is missing here" },
  "newline-added": { meaning: "the body here ends in a newline that was not signed" },
  "crlf-added": { meaning: "the body here ends in a CR LF that was not signed" },
  "white-space-added": {
    meaning: "there is white space around the body here that was not signed",
  },
  "crlf-became-lf": { meaning: "line ends CR LF were signed and are LF here" },
  "lf-became-crlf": { meaning: "line ends LF were signed and are CR LF here" },
  "nul-added": {
    meaning: "the body here ends in NUL bytes that were not signed",
    remedy: "verify the part of the buffer that was filled, not all of it",
  },
  "decoded-lossily": {
    meaning: "bytes that are not UTF-8 were signed and are U+FFFD here",
    remedy: "do not turn the body into text before it is verified",
  },
  "signed-lossily": {
    meaning: "the sender signed a text in which U+FFFD replaced bytes that are not UTF-8",
    remedy: "let the sender sign the bytes it sends",
  },
  "decoded-as-latin1": {
    meaning: "the body here was decoded as Latin-1 and encoded as UTF-8",
    remedy: "do not turn the body into text before it is verified",
  },
  "signed-as-latin1": {
    meaning: "the sender signed the body in Latin-1 and sent it in UTF-8",
    remedy: "let the sender sign the bytes it sends",
  },
  "encoded-as-latin1": {
    meaning: "the body was signed in UTF-8 and is in Latin-1 here",
    remedy: "keep the body in bytes until it is verified; declare charset=utf-8",
  },
  "signed-as-utf16": {
    meaning: "the sender signed the body in UTF-16",
    remedy: "let the sender sign the UTF-8 bytes it sends",
  },
  gzip: {
    meaning: "the body here is compressed with gzip, and was signed before",
    remedy: "undo Content-Encoding before verifying, or sign the compressed bytes",
  },
  deflate: {
    meaning: "the body here is compressed with deflate, and was signed before",
    remedy: "undo Content-Encoding before verifying, or sign the compressed bytes",
  },
  "body-in-base64": {
    meaning: "the body here is in base64, and was signed before",
    remedy: "decode the body first: AWS Lambda says so by isBase64Encoded",
  },
  "signed-in-base64": {
    meaning: "the sender signed the body in base64",
    remedy: "let the sender sign the bytes it sends",
  },
  "body-in-form": {
    meaning: "the signed body is a field of the form that arrived here",
    remedy: "let the webhook's content type be application/json",
  },
  "body-in-string": {
    meaning: "the body here is the signed one once more written as a JSON string",
    remedy: "do not write the body as JSON a second time",
  },
  "signed-in-string": {
    meaning: "the sender signed the body once more written as a JSON string",
    remedy: "let the sender sign the text, not a JSON string of it",
  },
  "body-in-envelope": {
    meaning: "the signed body is a member of the JSON document that arrived here",
    remedy: "verify that member: a queue or a gateway has wrapped the body",
  },
  "body-cut": {
    meaning: "the body here is the beginning of a JSON document",
    remedy: "read the body to its end: mind size limits, and Content-Length counts bytes, not characters",
  },
  "respelt-slashes-unescaped": {
    meaning: "the JSON was signed with / where there is \\/ here",
  },
  "respelt-slashes-escaped": {
    meaning: "the JSON was signed with \\/ where there is / here",
  },
  "respelt-escape-case": {
    meaning: "the JSON was signed with \\u escapes in the other case",
  },
  "respelt-unescaped": {
    meaning: "the JSON was signed with letters where there are escapes here",
  },
  "respelt-escaped": {
    meaning: "the JSON was signed with \\u escapes where there are letters here",
  },
  "respelt-integers": { meaning: "the JSON was signed with 1 where there is 1.0 here" },
  "respelt-floats": { meaning: "the JSON was signed with 1.0 where there is 1 here" },
  "respelt-compact": { meaning: "the JSON was signed without white space" },
  "respelt-python": {
    meaning: "the JSON was signed with a space after commas and colons, as Python writes it",
  },
  "respelt-indent-2": { meaning: "the JSON was signed indented by 2 spaces" },
  "respelt-indent-4": { meaning: "the JSON was signed indented by 4 spaces" },
  "respelt-tabs": { meaning: "the JSON was signed indented by tabs" },
  "respelt-html-escaped": {
    meaning: "the JSON was signed with \\u escapes for <, > and &, as Go and Rails write it",
  },
  "respelt-php": {
    meaning: "the JSON was signed with \\/ and \\u escapes, as PHP writes it",
  },
  "respelt-sorted": { meaning: "the JSON was signed with its members sorted by name" },
  "respelt-newline": {
    meaning: "the JSON was signed in another layout and with a newline at the end",
  },
  "respelt-by-javascript": {
    meaning: "the JSON was signed as JavaScript writes it, with other forms of numbers",
  },
  "body-missing": {
    meaning: "the body here is empty, which no delivery is",
    remedy: "verify before the framework consumes the body, or let it keep the raw bytes",
  },
} as const;

/** Name of a cause that the doctor knows. */
export type CauseId = keyof typeof causes;
