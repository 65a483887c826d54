import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import type { Upload } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidInput, malformedRequest, tooLarge } from '../http/errors.ts';
import { isStorable, parseStorableJson } from '../database/storable.ts';

/** An uploaded file, complete and in memory. Only its bytes tell its type. */
export interface UploadedFile {
  /** Its field in `upload.files`, without an index. */
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
}

interface Form {
  readonly body: Record<string, unknown>;
  readonly files: readonly UploadedFile[];
}

const unnumbered = (field: string) => field.replace(/_\d+$/, '');

/** Formats a size as the specification does: `3145728` → `3MB`. */
function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 / 1024)}MB`;
}

function tooMany(field: string, max: number): AppError {
  return invalidInput({ [field]: [max === 1 ? 'Nur eine Datei!' : `Max. ${max} Dateien!`] });
}

/** @param earlier files of the same form; a surplus file is refused at its first byte */
async function readFile(
  part: MultipartFile,
  upload: Upload,
  earlier: readonly UploadedFile[],
): Promise<UploadedFile> {
  const field = unnumbered(part.fieldname);
  const spec = Object.hasOwn(upload.files, field) ? upload.files[field] : undefined;
  if (spec === undefined) throw malformedRequest();
  const before = earlier.filter((file) => file.field === field);
  const isOneTooMany = before.length >= spec.max;
  const left = (spec.together ?? Infinity) - before.reduce((sum, one) => sum + one.bytes.length, 0);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file) {
    if (isOneTooMany) throw tooMany(field, spec.max);
    size += (chunk as Buffer).length;
    if (size > spec.bytes) {
      throw tooLarge({
        [field]: [`Dateien dürfen maximal ${inMegabytes(spec.bytes)} groß sein!`],
      });
    }
    if (size > left) {
      throw tooLarge({
        [field]: [
          `Alle Dateien zusammen dürfen maximal ${inMegabytes(spec.together ?? 0)} groß sein!`,
        ],
      });
    }
    chunks.push(chunk as Buffer);
  }
  const name = ((part.filename as string | undefined) ?? '').slice(-limits.fileName);
  // Browsers send an empty file input, too; a named file without content counts.
  if (isOneTooMany && name !== '') throw tooMany(field, spec.max);
  return { field, name, bytes: Buffer.concat(chunks, size) };
}

/** Returns a text field as text: fields with the type JSON have already been parsed. */
function textOf({ value, mimetype }: MultipartValue): string {
  return mimetype.startsWith('application/json') ? JSON.stringify(value) : String(value);
}

/** Adds a text field: JSON is parsed, repeated fields of a list are collected. */
function addField(body: Record<string, unknown>, name: string, value: string, upload: Upload) {
  if (!isStorable(name) || !isStorable(value)) throw malformedRequest();
  if (upload.lists?.includes(name)) {
    const list = (body[name] ??= []) as string[];
    // A single empty field stands for an empty list.
    if (value !== '') list.push(value);
    return;
  }
  if (name in body) throw malformedRequest();
  body[name] = upload.json?.includes(name) ? readJson(name, value) : value;
}

/** An empty field stands for null. */
function readJson(name: string, value: string): unknown {
  if (value === '') return null;
  try {
    return parseStorableJson(value);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw invalidInput({ [name]: ['Ungültige Angabe.'] });
  }
}

async function gather(parts: AsyncIterable<Multipart>, upload: Upload): Promise<Form> {
  // No prototype, so that no field name has a special meaning.
  const body = Object.create(null) as Record<string, unknown>;
  const files: UploadedFile[] = [];
  let textBytes = 0;
  for await (const part of parts) {
    if (part.type === 'file') {
      const file = await readFile(part, upload, files);
      if (file.name !== '' || file.bytes.length > 0) files.push(file);
    } else {
      const text = textOf(part as MultipartValue);
      textBytes += Buffer.byteLength(text);
      if (part.valueTruncated || part.fieldnameTruncated || textBytes > limits.formFieldBytes)
        throw tooLarge();
      addField(body, part.fieldname, text, upload);
    }
  }
  return { body: { ...body }, files };
}

/**
 * Reads a form with files. All limits apply while the bytes arrive: excess data is neither kept nor waited for.
 * @throws 400 with `errors` for too many files, 413 for files that are too large
 */
export async function readForm(request: FastifyRequest, upload: Upload): Promise<Form> {
  const specs = Object.values(upload.files);
  const parts = request.parts({
    limits: {
      fileSize: Math.max(1, ...specs.map(({ bytes }) => bytes)) + 1,
      files: specs.reduce((sum, { max }) => sum + max, 0) + 1,
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
    // Keep reading from a client that is still sending and discard the data: only then does it read the response.
    request.raw.unpipe();
    request.raw.resume();
  }
}
