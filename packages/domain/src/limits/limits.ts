/**
 * All sizes, delays and limits of the product, with their units (Z04). They are exports of a module and not
 * an object, so that the bundler can leave out unused limits.
 */
export * as limits from './allLimits'
