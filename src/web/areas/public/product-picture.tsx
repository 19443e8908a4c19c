import { useComputedColorScheme } from "@mantine/core";
import { currentLocale } from "#web/words/words.ts";
import { type PictureName, pictureList, pictureSizes } from "./picture-list.ts";
import classes from "./product-picture.module.css";

const addresses = import.meta.glob<string>("../../pictures/*.webp", { eager: true, query: "?url", import: "default" });

/** A picture of the product, in the reader's language and theme; a phone gets a phone's. */
export function ProductPicture({ name, alt }: { name: PictureName; alt: string }) {
  const theme = useComputedColorScheme("light", { getInitialValueInEffect: false });
  const sizes: readonly (keyof typeof pictureSizes)[] = pictureList[name];
  const address = (size: keyof typeof pictureSizes) => addresses[`../../pictures/${name}-${size}-${currentLocale()}-${theme}.webp`];
  const widest = sizes[0] ?? "desk";
  const { width, height } = pictureSizes[widest];
  if (!address(widest)) return null;
  return (
    <picture className={classes.picture} data-size={widest}>
      {widest === "desk" && (
        <source
          media="(max-width: 47.99em)"
          srcSet={address("phone")}
          width={pictureSizes.phone.width}
          height={pictureSizes.phone.height}
        />
      )}
      <img src={address(widest)} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
