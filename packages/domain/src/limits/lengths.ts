/** How long texts may be, and where they are cut. All are counted in characters. */
export const lengths = {
  /** A password has at least these. @source specification 9 */
  passwordMinLength: 8,
  /** A limited-access code has exactly these. @source specification 9 */
  codeLength: 4,
  /** A person's name or position has at most these. @source specification 9 */
  personTextMaxLength: 255,
  /** A phone number has at most these. @source specification 5 */
  phoneMaxLength: 255,
  /** The name of an agent or a list has at least these once it is trimmed. @source specification 9 */
  nameMinLength: 1,
  /** The name of an agent or a list has at most these. @source specification 9 */
  nameMaxLength: 100,
  /** An e-mail address has at most these. */
  emailMaxLength: 254,
  /** The name of a company that asks for a demo has at most these. */
  companyNameMaxLength: 255,
  /** Free text of a search. Our own bound, which the contract states too. */
  freeSearchMaxLength: 500,
  /** The text of a note or a tip. Our own bound, which the contract states too. */
  longTextMaxLength: 10_000,
  /** The title of a note. Our own bound, which the contract states too. */
  noteTitleMaxLength: 255,
  /** The end of an e-mail address after its last full stop. @source specification 5 */
  emailSuffix: { min: 2, max: 6 },
  /** The company autocomplete begins here. @source specification 9 */
  autocompleteMinLength: 2,
  /** A role's note is cut here. @source specification 9 */
  shortNoteLength: 50,
  /** A criterion's text is cut here. @source specification 9 */
  criterionTextLength: 15,
  /** Printed notes are laid out compactly up to these together. @source specification 2 (Printable views) */
  compactNotesLength: 900,
} as const
