import { crc32, inflateRawSync } from 'node:zlib';
import { TableError } from './table-error.ts';

/*
 * Reads and writes the part of ZIP that XLSX needs (APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12, 4.3.16). Nothing is unpacked
 * beyond its bounds: the directory at the end of the archive gives the size of each part, and unpacking stops there.
 */

const broken = () => new TableError('Die Datei ist beschädigt. Bitte speichern Sie sie neu.');
const tooLarge = () =>
  new TableError('Die Datei ist entpackt zu groß. Bitte speichern Sie die Tabelle als CSV.');

interface Bounds {
  /** Unpacked bytes of all parts together. */
  readonly bytes: number;
  readonly parts: number;
}

const endOfDirectory = 0x06_05_4b_50;
const directoryEntry = 0x02_01_4b_50;
const localHeader = 0x04_03_4b_50;

/** Finds the offset of the directory and its number of entries. A comment may follow the end of the directory. */
function findDirectory(zip: Buffer): { at: number; count: number } {
  const first = Math.max(0, zip.length - 22 - 65_535);
  for (let at = zip.length - 22; at >= first; at -= 1)
    if (zip.readUInt32LE(at) === endOfDirectory)
      return { at: zip.readUInt32LE(at + 16), count: zip.readUInt16LE(at + 10) };
  throw broken();
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
  /** Offset of the next entry of the directory. */
  readonly next: number;
}

function readEntry(zip: Buffer, at: number): Entry {
  if (zip.readUInt32LE(at) !== directoryEntry) throw broken();
  // Encrypted, so a password would be needed.
  if ((zip.readUInt16LE(at + 8) & 1) === 1) throw new TableError('Die Datei ist verschlüsselt.');
  const name = zip.readUInt16LE(at + 28);
  return {
    name: zip.toString('utf8', at + 46, at + 46 + name),
    method: zip.readUInt16LE(at + 10),
    packed: zip.readUInt32LE(at + 20),
    size: zip.readUInt32LE(at + 24),
    at: zip.readUInt32LE(at + 42),
    next: at + 46 + name + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32),
  };
}

function unpack(zip: Buffer, { at, method, packed, size }: Entry): Buffer {
  if (zip.readUInt32LE(at) !== localHeader) throw broken();
  const begin = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const content = zip.subarray(begin, begin + packed);
  if (method === 0) return content;
  if (method !== 8) throw broken();
  // More bytes than announced are an error, since only the announced size was checked against the bounds.
  const whole = size === 0 ? Buffer.alloc(0) : inflateRawSync(content, { maxOutputLength: size });
  if (whole.length !== size) throw broken();
  return whole;
}

/**
 * Returns the wanted parts of an archive, by name.
 * @throws {TableError} if it is no archive, is damaged, or exceeds the bounds
 */
export function readZip(
  zip: Buffer,
  bounds: Bounds,
  isWanted: (name: string) => boolean,
): Map<string, Buffer> {
  try {
    const { at, count } = findDirectory(zip);
    if (count > bounds.parts) throw tooLarge();
    const found = new Map<string, Buffer>();
    let next = at;
    let bytes = 0;
    for (let number = 0; number < count; number += 1) {
      const entry = readEntry(zip, next);
      next = entry.next;
      if (!isWanted(entry.name)) continue;
      bytes += entry.size;
      if (bytes > bounds.bytes) throw tooLarge();
      found.set(entry.name, unpack(zip, entry));
    }
    return found;
  } catch (error) {
    // Offsets outside of the archive, and data that is longer than announced or different.
    throw error instanceof TableError ? error : broken();
  }
}

/** Makes an archive of these parts, not compressed. */
export function writeZip(parts: ReadonlyMap<string, Buffer>): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of parts) {
    const bytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(bytes.length, 22);
    const head = Buffer.alloc(4);
    head.writeUInt32LE(localHeader);
    pieces.push(head, common, bytes, content);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(directoryEntry, 0);
    entry.writeUInt16LE(20, 4);
    common.copy(entry, 6);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, bytes);
    at += 30 + bytes.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endOfDirectory, 0);
  end.writeUInt16LE(parts.size, 8);
  end.writeUInt16LE(parts.size, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...pieces, listed, end]);
}
