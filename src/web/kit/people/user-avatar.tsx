import { useState } from "react";
import type { User } from "#contract/account/account.ts";
import { InitialsAvatar } from "#web/ui/marks/marks.tsx";
import { fullName } from "#web/words/format.ts";
import classes from "./user-avatar.module.css";

/** Somebody's picture, or their letters. */
export function UserAvatar({ user, size }: { user: Pick<User, "first_name" | "last_name" | "email" | "avatar_url">; size: number }) {
  // Every refresh of the session signs the same picture's address anew: the one on screen stays until the picture changes.
  const [shown, setShown] = useState(user.avatar_url);
  const pathOf = (url: string | null) => url?.split("?")[0];
  if (pathOf(shown) !== pathOf(user.avatar_url)) setShown(user.avatar_url);
  if (!shown) return <InitialsAvatar name={fullName(user) ?? user.email} size={size} />;
  return <img className={classes.avatar} src={shown} alt="" width={size} height={size} onError={() => setShown(user.avatar_url)} />;
}
