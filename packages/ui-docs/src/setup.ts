import readme from '@spadestik/ui/README.md?raw'

/**
 * How an app installs the components, as Markdown: the README of `@spadestik/ui` up to the end of its section
 * *Set up*.
 */
export const setup = readme.split(/\n## (?!Set up\n)/)[0] ?? ''
