/**
 * The types that TypeScript infers for texts contain this type. The type is exported here, because otherwise
 * TypeScript could not write the type declarations of this package for other apps.
 */
export type { MessageContract } from 'intl-messageformat'
