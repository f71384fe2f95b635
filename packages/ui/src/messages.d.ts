/**
 * The inferred types of texts contain this type. It is exported so that the types written for other apps can
 * name it.
 */
export type { MessageContract } from 'intl-messageformat'
