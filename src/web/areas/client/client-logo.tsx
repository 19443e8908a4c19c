import { InitialsAvatar } from "#web/ui/marks/marks.tsx";
import classes from "./client-screen.module.css";

interface ClientLogoProps {
  client: { name: string; logo_url: string | null };
  size?: number;
}

/** A client's logo, or the letter that stands for it. The name stands beside it. */
export function ClientLogo({ client: { name, logo_url }, size = 28 }: ClientLogoProps) {
  if (!logo_url) return <InitialsAvatar name={name} size={size} shape="square" />;
  return <img className={classes.logo} src={logo_url} alt="" width={size} height={size} loading="lazy" />;
}
