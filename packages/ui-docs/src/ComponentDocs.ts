/** The description of a component in `components.json`. */
export interface ComponentDocs {
  name: string
  /** The import path. */
  door: string
  description: string
  whenToUse: string
  alternatives: string
  /** Keyboard use, names and announcements. */
  accessibility: string
  /** The type of the root element, which takes further attributes. Null without a root. */
  root: string | null
  props: readonly { name: string; type: string; isRequired: boolean; description: string }[]
  examples: readonly { name: string; code: string }[]
}
