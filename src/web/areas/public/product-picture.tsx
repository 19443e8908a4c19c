import { useComputedColorScheme } from "@mantine/core";
import { currentLocale } from "#web/words/words.ts";
import { type PictureName, pictureList, pictureSizes } from "./picture-list.ts";
import classes from "./product-picture.module.css";

const addresses = import.meta.glob<string>("../../pictures/*.webp", { eager: true, query: "?url", import: "default" });

/** The picture that comes nearest to what the reader sees: in their language and theme, else in English. */
function addressOf(name: PictureName, size: keyof typeof pictureSizes, theme: string): string | undefined {
  const looks = [`${currentLocale()}-${theme}`, `en-${theme}`, "en-light"];
  return looks.map((look) => addresses[`../../pictures/${name}-${size}-${look}.webp`]).find(Boolean);
}

/** A picture of the product; a phone gets a phone's where there is one. */
export function ProductPicture({ name, alt }: { name: PictureName; alt: string }) {
  const theme = useComputedColorScheme("light", { getInitialValueInEffect: false });
  const sizes: readonly (keyof typeof pictureSizes)[] = pictureList[name];
  const widest = sizes[0] ?? "desk";
  const { width, height } = pictureSizes[widest];
  const address = addressOf(name, widest, theme);
  const onPhone = addressOf(name, "phone", theme);
  if (!address) return null;
  return (
    <picture className={classes.picture} data-size={widest} data-phone={onPhone ? true : undefined}>
      {widest === "desk" && onPhone && (
        <source media="(max-width: 47.99em)" srcSet={onPhone} width={pictureSizes.phone.width} height={pictureSizes.phone.height} />
      )}
      <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
