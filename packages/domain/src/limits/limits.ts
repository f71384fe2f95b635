/**
 * All sizes, delays and limits of the product, each with its unit (Z04). This is a namespace and not an
 * object, so that an app contains only the limits that it uses.
 */
export * as limits from './allLimits'
