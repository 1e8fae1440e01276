declare module '*.ftl?real' {
  const source: string
  export default source
}
declare module '*.ftl' {
  const source: string
  export default source
}

declare module '*.ftl?live' {
  const source: string
  export default source
}

declare module '*.ftl?review' {
  const source: string
  export default source
}
