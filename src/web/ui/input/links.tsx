import { Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import { createLink, type LinkComponent } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, Ref } from "react";

type Native<P> = P & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof P> & { ref?: Ref<HTMLAnchorElement> };

const PlainAnchor = (props: Native<AnchorProps>) => <Anchor {...props} />;
const PlainButton = (props: Native<ButtonProps>) => <Button component="a" {...props} />;

/** A link in running text, to one of the product's addresses. */
export const AnchorLink: LinkComponent<typeof PlainAnchor> = createLink(PlainAnchor);
/** A link that looks like a button. */
export const ButtonLink: LinkComponent<typeof PlainButton> = createLink(PlainButton);
