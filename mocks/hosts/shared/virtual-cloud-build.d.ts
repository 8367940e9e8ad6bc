declare module 'virtual:cloud-build' {
  /** Changes whenever the cloud's code does (scripts/vite/cloud-build.ts). */
  export const cloudBuild: string
}
