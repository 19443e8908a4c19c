/** Makes pictures of strangers safe to keep and show. */
export interface Images {
  about: string;
  /**
   * A square of 256 px, WebP, upright, without anything that the file told beside its pixels (place, camera, time).
   * Null when the bytes aren't a JPEG, PNG or WebP picture of at most 24 megapixels.
   */
  avatar(bytes: Uint8Array): Promise<Uint8Array | null>;
  /**
   * The same of a whole picture in its own proportions, at most 512 px either way, never enlarged; what is see-through stays so.
   * An SVG, where the file says that it is one, is drawn: only its pixels are kept.
   */
  logo(bytes: Uint8Array, claim?: { is_svg: boolean }): Promise<Uint8Array | null>;
  /** A stored picture as PNG, for papers, which know no WebP. */
  png(bytes: Uint8Array): Promise<Uint8Array>;
}
