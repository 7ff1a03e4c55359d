/** Id of the build that this document came with; undefined in development, where nothing is published. */
export const currentBuild = (): string | undefined => document.querySelector<HTMLElement>("script#boot")?.dataset.build
