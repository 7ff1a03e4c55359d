// Nothing for the Studio: a bundle must name a file.
export {}
