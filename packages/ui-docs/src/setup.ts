import readme from '@spadestik/ui/README.md?raw'

/**
 * How an app installs the components, as Markdown: the README of `@spadestik/ui` up to its second section.
 */
export const setup = readme.split(/\n## (?!Set up\n)/)[0] ?? ''
