/** How an app installs the components, as Markdown. */
export const setup = `# Set up @spadestik/ui

\`\`\`sh
npm install @spadestik/ui @spadestik/messages react@19 react-dom@19 react-aria-components@1 react-intl@12
\`\`\`

- Import \`@spadestik/ui/styles.css\` once. It brings the font. Or import \`@spadestik/ui/css/Button\` for each component.
- Put a \`UiProvider\` around the page, with the texts of \`@spadestik/messages/texts/da\`, \`sv\`, \`nb\` or \`en\`.
  Its example is a whole entry file.
- Set \`lang\` on the root element to the same language.
- Import each component from its own path, as \`list_components\` shows. Types of props come from the same path.
- The theme follows the system. \`data-theme="light"\` or \`"dark"\` on the root element sets it.
- Every token is a custom property \`--spadestik-<group>-<name>\`, such as \`--spadestik-space-x4\`. Your own rules win,
  because those of the package are in the cascade layer \`spadestik\`.
- A component keeps its state, starting with \`defaultValue\`, or the parent controls it with \`value\` and \`onChange\`.
- Components load no data and know no router. Bundlers need no plugin. Without
  \`@vitejs/plugin-react\`, Vite warns about \`'use client'\`, which does no harm.
`
