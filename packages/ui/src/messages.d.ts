/** The types of texts are inferred from this one; types written for other apps must be able to name it. */
export type { MessageContract } from 'intl-messageformat'
