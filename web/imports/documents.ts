import { graphql } from '../graphql/generated/index.ts';

/** Asks for an address to send a file to. */
export const createImportUpload = graphql(`
  mutation CreateImportUpload($companyId: ID!, $kind: UploadKind!, $fileName: String!, $size: Int!) {
    createImportUpload(companyId: $companyId, kind: $kind, fileName: $fileName, size: $size) {
      id
      url
    }
  }
`);

/** What an import would change. */
export const ImportPreview_preview = graphql(`
  fragment ImportPreview_preview on ImportPreview {
    id
    mode
    fileName
    refusal {
      code
      sentence
      panelSentence
    }
    source
    isIncremental
    fileRowCount
    variantCount
    columns {
      heading
      field
    }
    columnsToMatch {
      heading
      examples
      field
    }
    rowCount
    currentCount
    newCount
    changedCount
    unchangedCount
    removedCount
    changedFields {
      field
      count
    }
    firstRows {
      row
      code
      title
      text
      price
      listPrice
      offerFrom
      offerUntil
      category
      imageUrl
      state
    }
    rejectedCount
    notTaken {
      kind
      count
    }
    rejections {
      row
      field
      reason
    }
    flagCounts {
      kind
      count
    }
    flags {
      row
      kind
      name
      detail
    }
  }
`);

/** What a sent file would change. */
export const previewImport = graphql(`
  mutation PreviewImport(
    $companyId: ID!
    $uploadId: ID!
    $mode: ImportMode!
    $columns: [ImportColumnChoice!]! = []
  ) {
    previewImport(companyId: $companyId, uploadId: $uploadId, mode: $mode, columns: $columns) {
      ...ImportPreview_preview
    }
  }
`);

export const applyImport = graphql(`
  mutation ApplyImport($companyId: ID!, $importId: ID!) {
    applyImport(companyId: $companyId, importId: $importId) {
      id
      rowCount
    }
  }
`);

export const undoImport = graphql(`
  mutation UndoImport($companyId: ID!, $kind: ImportKind!, $importId: ID!) {
    undoImport(companyId: $companyId, kind: $kind, importId: $importId) {
      id
    }
  }
`);

/** How far the reading of an upload, or the applying of an import, has come. */
export const importProgress = graphql(`
  subscription ImportProgress($companyId: ID!, $id: ID!) {
    importProgress(companyId: $companyId, id: $id) {
      percent
    }
  }
`);

/** The last import of its kind, where it can be undone, and whose it was. */
export const importStart = graphql(`
  query ImportStart($companyId: ID!, $kind: ImportKind!) {
    importToUndo(companyId: $companyId, kind: $kind) {
      id
      fileName
      rowCount
      appliedAt
      isMine
      origin
      by
    }
  }
`);

export const createExport = graphql(`
  mutation CreateExport(
    $companyId: ID!
    $kind: ExportKind!
    $format: ExportFormat!
    $separator: CsvSeparator!
    $importId: ID
  ) {
    createExport(companyId: $companyId, kind: $kind, format: $format, separator: $separator, importId: $importId) {
      url
    }
  }
`);

export const savePicture = graphql(`
  mutation SavePicture($companyId: ID!, $uploadId: ID!) {
    savePicture(companyId: $companyId, uploadId: $uploadId) {
      url
    }
  }
`);
