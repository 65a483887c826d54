import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { Upload } from '@lehrpfad/contract/endpoint.ts';
import { limits } from '@lehrpfad/contract/limits.ts';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidInput, malformedRequest, tooLarge } from './errors.ts';

/** A file as it was sent, whole and in memory. What it is, only its bytes say. */
export interface UploadedFile {
  /** Its field in `upload.files`, without a number. */
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
}

interface Form {
  readonly body: Record<string, unknown>;
  readonly files: readonly UploadedFile[];
}

const unnumbered = (field: string) => field.replace(/_\d+$/, '');

/** `3145728` → `3MB`, as the specification writes it. */
function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 / 1024)}MB`;
}

async function readFile(part: MultipartFile, upload: Upload): Promise<UploadedFile> {
  const field = unnumbered(part.fieldname);
  const spec = Object.hasOwn(upload.files, field) ? upload.files[field] : undefined;
  if (spec === undefined) throw malformedRequest();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file) {
    size += (chunk as Buffer).length;
    if (size > spec.bytes) {
      throw tooLarge({
        [field]: [`Dateien dürfen maximal ${inMegabytes(spec.bytes)} groß sein!`],
      });
    }
    chunks.push(chunk as Buffer);
  }
  return { field, name: part.filename, bytes: Buffer.concat(chunks) };
}

function refuseTooMany(files: readonly UploadedFile[], field: string, upload: Upload): void {
  const most = upload.files[field]?.most ?? 0;
  if (files.filter((file) => file.field === field).length > most) {
    throw invalidInput({ [field]: [most === 1 ? 'Nur eine Datei!' : `Max. ${most} Dateien!`] });
  }
}

const isText = (value: string) => !value.includes('\0') && value.isWellFormed();

/** Adds a text field: JSON is read, repeated fields of a list are gathered. */
function addField(body: Record<string, unknown>, name: string, value: string, upload: Upload) {
  if (!isText(name) || !isText(value)) throw malformedRequest();
  if (upload.lists?.includes(name)) {
    const list = (body[name] ??= []) as string[];
    // One empty field says that the list is empty.
    if (value !== '') list.push(value);
    return;
  }
  if (name in body) throw malformedRequest();
  if (!upload.json?.includes(name)) {
    body[name] = value;
    return;
  }
  try {
    body[name] = JSON.parse(value);
  } catch {
    throw invalidInput({ [name]: ['Ungültige Angabe.'] });
  }
}

async function gather(parts: AsyncIterable<Multipart>, upload: Upload): Promise<Form> {
  // Without a prototype: whatever a field is called, it is only a field.
  const body = Object.create(null) as Record<string, unknown>;
  const files: UploadedFile[] = [];
  for await (const part of parts) {
    if (part.type === 'file') {
      const file = await readFile(part, upload);
      // A file input that was left empty is sent all the same.
      if (file.name === '' && file.bytes.length === 0) continue;
      files.push(file);
      refuseTooMany(files, file.field, upload);
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge();
      addField(body, part.fieldname, String(part.value), upload);
    }
  }
  return { body: { ...body }, files };
}

/**
 * Reads a form with files. Every limit counts while the bytes arrive: what is too large is not kept and not waited for.
 * @throws 400 with `errors` for too many files, 413 for too large ones
 */
export async function readForm(request: FastifyRequest, upload: Upload): Promise<Form> {
  const specs = Object.values(upload.files);
  const parts = request.parts({
    limits: {
      fileSize: Math.max(1, ...specs.map(({ bytes }) => bytes)) + 1,
      files: specs.reduce((sum, { most }) => sum + most, 0) + 1,
      fields: 500,
      fieldNameSize: 100,
      fieldSize: limits.formFieldBytes,
    },
  });
  try {
    return await gather(parts, upload);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { statusCode } = error as { statusCode?: number };
    throw statusCode === 413 ? tooLarge() : malformedRequest();
  } finally {
    // Whoever is still sending is answered and then left.
    if (!request.raw.complete) request.raw.resume();
  }
}
