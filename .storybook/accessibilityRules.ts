/**
 * The options of axe for all stories. All rules are on, except:
 *
 * - `color-contrast-enhanced` (AAA): the product promises AA. Themes with more contrast are for users who need
 *   more.
 * - `page-has-heading-one`: a component has no page. A heading of the page around it would also make the
 *   levels of its own headings wrong.
 * - rules that axe calls deprecated, because other rules replaced them.
 */
export const accessibilityRules = {
  // The root element, because the rules about a whole page run on nothing smaller.
  context: 'html',
  config: {
    rules: [
      // Storybook turns this rule off.
      { id: 'region', enabled: true },
      { id: 'page-has-heading-one', enabled: false },
      // Axe reports focusable rows. ARIA allows them in a grid, and React Aria has them in its lists of tags.
      {
        id: 'focus-order-semantics',
        selector: 'div:not([role=row]), h1, h2, h3, h4, h5, h6, [role=heading], p, span',
      },
    ],
    checks: [
      {
        id: 'region',
        options: {
          // Overlays are at the end of the page, outside its landmarks, and belong to their buttons. Axe does
          // not recognise skip links here, because links that Storybook hides come first.
          regionMatcher:
            'dialog, svg, [role=dialog], [role=alertdialog], [role=tooltip], [role=menu], [role=listbox], a[href="#main"]',
        },
      },
    ],
  },
  options: {
    // Rules that axe runs only if they are named.
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
