declare module 'virtual:texts/*' {
  /** Where the compiled texts of the language lie. */
  const address: string
  export default address
}
