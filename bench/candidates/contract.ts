/** Matches a UTC timestamp (W-time): calendar-checked, 0 to 9 fractional digits, `Z` or `+00:00`, leap second. */
export const utcDateTime: RegExp =
  /^(?:\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d|23:59:60)(?:\.\d{1,9})?(?:Z|\+00:00)$/;

/** Matches an absolute `http` or `https` address (W-url). */
export const httpUrl: RegExp =
  /^[Hh][Tt][Tt][Pp][Ss]?:\/\/(?:[\w.~-]+|\[[\dA-Fa-f:.]+\]|[\w.~!$&'()*+,;=:%-]*@(?:[\w.~-]+|\[[\dA-Fa-f:.]+\]))(?::\d*)?(?:[/?][\w./~!$&'()*+,;=:@?-]*(?:%[\dA-Fa-f]{2}[\w./~!$&'()*+,;=:@?-]*)*)?(?:#[\w./~!$&'()*+,;=:@?-]*(?:%[\dA-Fa-f]{2}[\w./~!$&'()*+,;=:@?-]*)*)?$/;

/** Matches a hex colour (W-color). */
export const hexColor: RegExp = /^#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})$/;
