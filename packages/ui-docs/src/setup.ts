import readme from '@spadestik/ui/README.md?raw'

/** How an app installs the components, as Markdown: what the README of `@spadestik/ui` says before its second section. */
export const setup = readme.split(/\n## (?!Set up\n)/)[0] ?? ''
