/** The description of a component in `components.json`. */
export interface ComponentDocs {
  name: string
  /** The path from which the component is imported. */
  door: string
  description: string
  whenToUse: string
  alternatives: string
  /** The component's keyboard use, accessible names and announcements. */
  accessibility: string
  /**
   * The type of the root element, which accepts further attributes. Null for a component without a root
   * element.
   */
  root: string | null
  props: readonly { name: string; type: string; isRequired: boolean; description: string }[]
  examples: readonly { name: string; code: string }[]
}
