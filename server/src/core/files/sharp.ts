import sharp from 'sharp';

// No picture is processed twice, so the library's cache of the last ones, up to 50 MB, is useless.
sharp.cache(false);

export { sharp };
