/** Documents that forms take, and how each is known: the ends of its names, its media type. */
export const FILE_FORMATS = {
  pdf: { label: "PDF", extensions: [".pdf"], type: "application/pdf" },
  docx: {
    label: "DOCX",
    extensions: [".docx"],
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  odt: { label: "ODT", extensions: [".odt"], type: "application/vnd.oasis.opendocument.text" },
} as const

export type FileFormat = keyof typeof FILE_FORMATS

/** The format that a file's name promises, among those taken. */
export const formatOfName = (name: string, taken: readonly FileFormat[]): FileFormat | undefined =>
  taken.find((format) => FILE_FORMATS[format].extensions.some((end) => name.toLowerCase().endsWith(end)))
