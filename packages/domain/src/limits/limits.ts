/**
 * All sizes, delays and limits of the product, with their units (Z04). With a namespace, unlike an object,
 * the bundler can leave out unused limits.
 */
export * as limits from './allLimits'
