/**
 * The options of axe for all stories. All rules are on, except:
 *
 * - `color-contrast-enhanced` (AAA): the product promises AA. Themes with more contrast are for users who
 *   need more.
 * - `page-has-heading-one`: a story shows a component, not a page. An added page heading would make the
 *   levels of the component's own headings wrong.
 * - rules that axe calls deprecated, because other rules replaced them.
 */
export const accessibilityRules = {
  // Check from the root element, because axe skips the rules about whole pages in any other element.
  context: 'html',
  config: {
    rules: [
      // Turn this rule on, because Storybook turns it off.
      { id: 'region', enabled: true },
      { id: 'page-has-heading-one', enabled: false },
      // Leave out focusable rows, such as tags. Axe reports them, although ARIA allows focusable rows in a
      // grid.
      {
        id: 'focus-order-semantics',
        selector: 'div:not([role=row]), h1, h2, h3, h4, h5, h6, [role=heading], p, span',
      },
    ],
    checks: [
      {
        id: 'region',
        options: {
          // Elements that may be outside landmarks. Overlays are at the end of the page, but the buttons that
          // open them are inside a landmark. Axe does not recognise the skip links, because Storybook puts
          // its own hidden links before them.
          regionMatcher:
            'dialog, svg, [role=dialog], [role=alertdialog], [role=tooltip], [role=menu], [role=listbox], a[href="#main"]',
        },
      },
    ],
  },
  options: {
    // These rules of axe are off by default.
    rules: {
      'target-size': { enabled: true },
      'focus-order-semantics': { enabled: true },
      'css-orientation-lock': { enabled: true },
      'hidden-content': { enabled: true },
      'p-as-heading': { enabled: true },
      'table-fake-caption': { enabled: true },
      'td-has-header': { enabled: true },
      'identical-links-same-purpose': { enabled: true },
      'meta-refresh-no-exceptions': { enabled: true },
    },
  },
}

/** The rules of axe that compare colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const
