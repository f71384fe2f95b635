declare module 'virtual:texts/*' {
  /** The address of the language's compiled texts. */
  const address: string
  export default address
}
