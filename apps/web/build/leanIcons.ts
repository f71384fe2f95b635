import type { Plugin } from 'vite'

/**
 * The source code of a function that creates the component of an icon from its shapes. Unlike in
 * lucide-react, an icon gets only the class with its own name, and `aria-hidden` has no default. The
 * component `Icon` always sets a role or hides the icon.
 */
const createIcon = `
import { createElement, forwardRef } from 'react'

export default ({ name, node }) =>
  forwardRef(({ size = 24, strokeWidth = 2, absoluteStrokeWidth, className, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: absoluteStrokeWidth ? (strokeWidth * 24) / size : strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className === undefined ? 'lucide-' + name : 'lucide-' + name + ' ' + className,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    ),
  )
`

/**
 * Makes the icons of lucide-react small and quick to render. Leaves out the library's React context, the
 * aliases of icons and the React keys of shapes. The app renders icons only with its component `Icon`, which
 * needs none of these (ADR 51).
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/(createLucideIcon|icons\/[\w-]+)\.mjs$/ },
      handler: (code, id) => {
        if (id.endsWith('/createLucideIcon.mjs')) return createIcon
        return code.replaceAll(/, key: "\w+"/g, '').replaceAll(/^ {2}(size|aliases): .*,\n/gm, '')
      },
    },
  }
}
