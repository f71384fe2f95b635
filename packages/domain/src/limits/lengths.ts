// Minimum and maximum lengths of texts, and the lengths to which texts are cut. All are in characters.

export const passwordMinLength = 8
/** The length of the code with which a limited visitor (a visitor without a subscription) signs in. */
export const codeLength = 4
export const personTextMaxLength = 255
export const phoneMaxLength = 255
export const nameMinLength = 1
export const nameMaxLength = 100
export const emailMaxLength = 254
/** The maximum length of a `mailto:` address. Some mail clients cut off longer addresses. */
export const mailLinkMaxLength = 2000
export const companyNameMaxLength = 255
/** The maximum length of a free text. The OpenAPI contract has the same limit. */
export const freeSearchMaxLength = 500
/** The maximum length of the text that filters a list. The OpenAPI contract has the same limit. */
export const listTextMaxLength = 100
/** The maximum number of words in a free text. Further words are ignored. */
export const queryWords = 20
/** The maximum number of characters of a free text that are parsed. The rest of the text is ignored. */
export const queryTextMaxLength = 10_000
/** Deeper parentheses are ignored. */
export const queryDepth = 10
/** The maximum length of notes, and of tips to the sales team. The OpenAPI contract has the same limit. */
export const longTextMaxLength = 10_000
/** The OpenAPI contract has the same limit. */
export const noteTitleMaxLength = 255
/** The minimum and the maximum length of the part of an e-mail address after its last dot, such as `dk`. */
export const emailSuffix = { min: 2, max: 6 } as const
/** The minimum length of a text for which the company autocomplete sends a request. */
export const autocompleteMinLength = 2
/** Length to which the note about a company's role is cut. */
export const shortNoteLength = 50
/** Length to which the name of a criterion, such as a building type, is cut. */
export const criterionTextLength = 15
/**
 * The maximum total length of the notes of an item for the compact layout of a printed page. Longer notes are
 * printed in the normal layout.
 */
export const compactNotesLength = 900

/** The maximum length of the name of a key. */
export const apiKeyNameMax = 60
