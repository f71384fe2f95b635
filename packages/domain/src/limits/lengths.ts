// Minimum and maximum lengths of texts, and the lengths to which texts are cut. All are in characters.

/** Minimum length of a password. */
export const passwordMinLength = 8
/** Exact length of the code with which a limited visitor, who has no subscription, signs in. */
export const codeLength = 4
/** Maximum length of a person's name or position. */
export const personTextMaxLength = 255
/** Maximum length of a phone number. */
export const phoneMaxLength = 255
/** Minimum length of the name of an agent or a list, after trimming. */
export const nameMinLength = 1
/** Maximum length of the name of an agent or a list. */
export const nameMaxLength = 100
/** Maximum length of an e-mail address. */
export const emailMaxLength = 254
/** Maximum length of a `mailto:` address. Some mail clients cut off longer addresses. */
export const mailLinkMaxLength = 2000
/** Maximum length of the company name in a demo request. */
export const companyNameMaxLength = 255
/** Maximum length of a free-text search. The OpenAPI contract has the same limit. */
export const freeSearchMaxLength = 500
/** Maximum number of words of a free text that are searched. Further words are ignored. */
export const queryWords = 20
/** Maximum number of characters of a free text that are parsed. Further characters are ignored. */
export const queryTextMaxLength = 10_000
/** Maximum depth of nested parentheses. Deeper ones are ignored. */
export const queryDepth = 10
/** Maximum length of a note, and of a tip to the sales team. The OpenAPI contract has the same limit. */
export const longTextMaxLength = 10_000
/** Maximum length of the title of a note. The OpenAPI contract has the same limit. */
export const noteTitleMaxLength = 255
/** Minimum and maximum length of the part of an e-mail address after the last dot. */
export const emailSuffix = { min: 2, max: 6 } as const
/** Minimum length of the text for which the company autocomplete sends a request. */
export const autocompleteMinLength = 2
/** Length to which the note about a company's role is cut. */
export const shortNoteLength = 50
/** Length to which the name of a criterion, such as a building type, is cut. */
export const criterionTextLength = 15
/** Maximum total length of notes that are printed in the compact layout. */
export const compactNotesLength = 900
