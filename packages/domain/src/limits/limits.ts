/**
 * All sizes, delays and limits of the product, each with its unit (Z04). This is a namespace and not an
 * object, so that the bundler can leave out the limits that an app does not use.
 */
export * as limits from './allLimits'
