/** What is known of imported projects and companies besides their records. */
export interface ImportTables {
  imported_projects: {
    project_id: number
    /** When the last imported version of the project was updated. */
    updated: string
    /** The SHA-256 of the last imported version. */
    digest: string
  }
  /** The purchases of projects, which need not be imported yet. */
  project_tenders: {
    project_id: number
    /** Such as `ocid:ocds-1234-5`, or `procedure:…`, as in `notice_keys`. */
    tender: string
  }
  /** The companies whose name and address are those of the register of their country. */
  registered_companies: { company_id: number }
  /** The keys of companies that were joined to another one. */
  company_aliases: { key: string; company_id: number }
}
