import sharp from 'sharp';

// No picture is made twice: what the library would keep of the last ones, up to 50 MB, is of no use.
sharp.cache(false);

export { sharp };
