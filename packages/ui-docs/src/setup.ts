import readme from '@spadestik/ui/README.md?raw'

/**
 * How an app uses the components, as Markdown: the README of `@spadestik/ui` without its last section, which
 * is about changing the package.
 */
export const setup = readme.split('\n## Source folders\n')[0] ?? ''
