#!/bin/bash
# Follows "On a server of its own" of docs/operations.md, line by line as it stands there, on a bare Debian 12 that systemd has started,
# and checks what an operator would: units, TLS, HTTP/2, backups, the first administrator, mail, restarts and the doctor. Then it
# follows "Logs" to a collector, and moves the files into a bucket.
#
#   sudo server/test/operations/first-hour.sh [FOLDER]
#
# Needs root, debootstrap, systemd-nspawn (Debian: systemd-container), a network, 6 GB in FOLDER (/var/tmp/lehrpfad-first-hour), some
# fifteen minutes, and free ports 25, 80, 443, 3000 and 5432: the container shares the network, to fetch packages.
# A base system that lies in FOLDER/base from a run before is used again. The last commit is what is installed.
#
#   DEBIAN_MIRROR=…  another mirror
#   CA_FOLDER=…      certificates (*.crt) of a network that has an authority of its own
#   KEEP=1           leaves the system in FOLDER/root

set -euo pipefail

source=$(git -C "$(dirname "$0")" rev-parse --show-toplevel)
folder=${1:-/var/tmp/lehrpfad-first-hour}
root=$folder/root
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
page=$source/docs/operations.md
machine=

say() { printf '== %s\n' "$*"; }
fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }

[ "$(id -u)" = 0 ] || fail 'run it as root'
for program in debootstrap systemd-nspawn nsenter node npm; do
  command -v $program > /dev/null || fail "$program is missing"
done
for port in 25 80 443 3000 4569 5432 6514; do
  ! (exec 3<> "/dev/tcp/127.0.0.1/$port") 2> /dev/null || fail "port $port is in use"
done

[ -d "$source/node_modules/@20minutes/s3rver" ] || fail 'the repository is not installed: npm ci'

store=
clean_up() {
  [ -z "$store" ] || kill "$store" 2> /dev/null || true
  [ -z "$machine" ] || kill -TERM "$machine" 2> /dev/null || true
  [ -z "$machine" ] || wait "$machine" 2> /dev/null || true
  umount -q "$root/proc" "$root/dev" 2> /dev/null || true
  [ "${KEEP:-}" = 1 ] || rm -rf --one-file-system "$root"
}
trap clean_up EXIT

# --- A bare Debian with what the page takes for granted: PostgreSQL, nginx, a mail relay, Node as nodejs.org has it.

packages=systemd-sysv,dbus,ca-certificates,sudo,git,curl,openssl,procps,postgresql,nginx-light,postfix,rsyslog,rsyslog-gnutls
mkdir -p "$folder"
if [ ! -d "$folder/base" ]; then
  say 'a bare Debian 12'
  rm -rf "$folder/base.partial"
  debootstrap --variant=minbase --include=$packages bookworm "$folder/base.partial" "$mirror" > "$folder/debootstrap.log" \
    || fail "debootstrap: see $folder/debootstrap.log"
  mv "$folder/base.partial" "$folder/base"
fi
rm -rf --one-file-system "$root"
cp -a "$folder/base" "$root"
cp -L /etc/resolv.conf "$root/etc/resolv.conf"
cp "$(readlink -f "$(command -v node)")" "$root/usr/local/bin/node"
mkdir -p "$root/usr/local/lib/node_modules"
cp -a "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" "$root/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
[ -z "${CA_FOLDER:-}" ] || cp "$CA_FOLDER"/*.crt "$root/usr/local/share/ca-certificates/"
# What the test itself needs lies beside the board's own folder.
own=/srv/first-hour
install -d -m 700 "$root$own"
git clone -q --bare "$source" "$root$own/lehrpfad.git"
echo board > "$root/etc/hostname"
echo '127.0.0.1 localhost board board.example' >> "$root/etc/hosts"
# A certificate as certbot would have fetched it.
live=$root/etc/letsencrypt/live/board.example
mkdir -p "$live"
openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj /CN=board.example -addext subjectAltName=DNS:board.example \
  -keyout "$live/privkey.pem" -out "$live/fullchain.pem" 2> /dev/null
cp "$live/fullchain.pem" "$root/usr/local/share/ca-certificates/board.example.crt"
chroot "$root" update-ca-certificates > /dev/null 2>&1
# Node knows the authorities of the public alone; the test's certificate is signed by itself.
echo 'Defaults env_keep += "NODE_EXTRA_CA_CERTS"' > "$root/etc/sudoers.d/test-certificate"
mkdir -p "$root/etc/postfix"
# It keeps the mails that go to land.example for an account of this machine.
cat > "$root/etc/postfix/main.cf" << 'EOF'
inet_interfaces = loopback-only
myhostname = board.example
mydestination = localhost
virtual_alias_domains = land.example
virtual_alias_maps = static:reader@localhost
alias_maps =
smtpd_tls_security_level = none
compatibility_level = 3.6
EOF
chroot "$root" useradd --create-home reader

say 'starts with systemd'
systemd-nspawn --quiet --register=no --keep-unit --hostname=board --boot --directory="$root" --console=pipe \
  < /dev/null > "$folder/boot.log" 2>&1 &
machine=$!
leader=
inside() {
  nsenter --target "$leader" --mount --uts --ipc --pid env -i HOME=$own PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt LANG=C.UTF-8 bash -eo pipefail -c "cd /; $1"
}
for _ in $(seq 120); do
  leader=$(pgrep --parent "$machine" | head -1 || true)
  # It exits with 1 where some unit has failed, as those of hardware do in a container.
  case $([ -z "$leader" ] || inside 'systemctl is-system-running || true' 2> /dev/null) in running | degraded) break ;; esac
  leader=
  sleep 1
done
[ -n "$leader" ] || fail "it has not started: see $folder/boot.log"
for _ in $(seq 60); do
  inside 'sudo -u postgres psql -Atc "select 1"' > /dev/null 2>&1 && break
  sleep 1
done

# --- The page, line by line. What an operator puts in place of '…' and types is put in here.

password=$(openssl rand -hex 12)
inside "sudo -u postgres psql -q -c \"create role lehrpfad login password '$password'\" && sudo -u postgres createdb -O lehrpfad lehrpfad"
printf 'Lehrpfad-Pr0be-%s' "$password" > "$root$own/password"

# What the page says about `.env`, as an operator writes it.
cat > "$root$own/settings" << EOF
HOST=127.0.0.1
DATA_DIR=/var/lib/lehrpfad
BACKUP_DIR=/var/backups/lehrpfad
PUBLIC_URL=https://board.example
TRUST_PROXY=on
MAIL_URL=smtp://localhost:25
SECRET_KEY=$(openssl rand -hex 32)
STAFF_TWO_STEP=offered
DATABASE_URL=postgres://lehrpfad:$password@localhost:5432/lehrpfad
OPERATOR_NAME=Land
EOF

# Prints the commands of a section of the page.
commands_of() {
  awk -v heading="## $1" '$0 == heading { found = 1 } found && /^```$/ { exit } inside { print } found && /^```sh$/ { inside = 1 }' "$page"
}
directory=$own
# Runs the commands of a section, which has at least so many.
follow() {
  local commands line
  commands=$(commands_of "$1")
  [ "$(wc -l <<< "$commands")" -ge "$2" ] || fail "the page has no list of commands: $1"
  while IFS= read -r line; do
    [ -n "$line" ] || continue
    # Only with the embedded database, as the page says.
    [[ $line != *'only with the embedded database' ]] || continue
    say "$line"
    line=${line/'git clone …'/'git clone -q '$own'/lehrpfad.git'}
    line=${line/'npm run -s create-admin'/'npm run -s create-admin -- --email ute@land.example --first-name Ute --last-name Müller < '$own'/password'}
    # The first doctor finds what is not there yet, and ends with 1.
    [[ $line != *'before the first start'* ]] || line="${line%%#*} || true"
    line=${line/' .env     #'/' .env; cat '$own'/settings >> .env #'}
    line=${line/'# replace logs.example in it'/'; sed -i s/logs.example/board.example/ /etc/rsyslog.d/lehrpfad.conf'}
    inside "cd $directory; $line
    pwd > $own/directory" || { inside 'systemctl --no-pager status lehrpfad nginx rsyslog; journalctl -u lehrpfad -n 30 --no-pager' || true; fail "$line"; }
    directory=$(cat "$root$own/directory")
  done <<< "$commands"
}
follow 'On a server of its own' 10

# --- What it has to be like afterwards.

check() {
  say "$1"
  inside "$2" || { inside 'journalctl -n 40 --no-pager' || true; fail "$1"; }
}
ready='for try in $(seq 90); do curl -fs http://127.0.0.1:3000/readyz > /dev/null && exit; sleep 1; done; exit 1'
check 'the server is ready' "$ready"
check 'systemd finds nothing wrong with the units' 'said=$(systemd-analyze verify --man=no /etc/systemd/system/lehrpfad*.{service,timer} 2>&1 | grep lehrpfad || true); echo "$said"; test -z "$said"'
check 'the page comes by TLS and HTTP/2' 'test "$(curl -s -o /dev/null -w "%{http_version} %{http_code}" https://board.example/)" = "2 200"'
check 'plain http leads to https' 'test "$(curl -s -o /dev/null -w "%{http_code} %{redirect_url}" http://board.example/orte)" = "308 https://board.example/orte"'
check 'searches are answered, and kept by nginx' 'curl -fs "https://board.example/api/v1/search/?fields=card" > /dev/null; sleep 1; curl -fsi "https://board.example/api/v1/search/?fields=card" | grep -i "^x-cache: hit"'
check 'the first administrator logs in' 'curl -fs https://board.example/api/v1/token/ -H "content-type: application/json" -H "cookie: __Host-csrftoken=a; csrftoken=a" -H "x-csrftoken: a" -d "{\"email\": \"ute@land.example\", \"password\": \"$(cat '$own'/password)\"}" | grep -q access'
check 'the server writes to its folder alone' 'pid=$(systemctl show -p MainPID --value lehrpfad); test "$(stat -c %U /proc/$pid)" = lehrpfad; ! nsenter -t $pid -m touch /srv/lehrpfad/x 2> /dev/null; test "$(stat -c "%a %U" /var/lib/lehrpfad)" = "700 lehrpfad"'
check 'the journal has its lines' 'test "$(journalctl -u lehrpfad -o cat | grep -c "^{")" -gt 0'
check 'a backup is made as the timer makes it' 'systemctl start lehrpfad-backup.service; systemctl is-active -q lehrpfad-backup.timer; test "$(ls /var/backups/lehrpfad/lehrpfad-*/manifest.json | wc -l)" = 2'
check 'a backup is restored for a trial' 'cd /srv/lehrpfad; sudo -u lehrpfad npm run -s backup -- --verify'
check 'a killed server is started again' "old=\$(systemctl show -p MainPID --value lehrpfad); kill -9 \$old; sleep 4; test \"\$(systemctl show -p MainPID --value lehrpfad)\" != \$old; $ready"
check 'it stops within its time, and starts again' "systemctl restart lehrpfad; test \"\$(systemctl show -p Result --value lehrpfad)\" = success; $ready"
check 'the doctor finds nothing broken' 'cd /srv/lehrpfad; sudo -u lehrpfad npm run -s doctor'
check 'a mail with a link to a new password arrives' 'curl -fs -o /dev/null https://board.example/konto/passwort-vergessen -H "cookie: __Host-csrftoken=a; csrftoken=a" --data csrf_token=a --data-urlencode email=ute@land.example; for try in $(seq 30); do grep -qs "board.example/konto/passwort" /var/mail/reader && exit; sleep 1; done; mailq; exit 1'

# --- The log goes to a collector over TLS.

inside "openssl s_server -accept 6514 -quiet -cert /etc/letsencrypt/live/board.example/fullchain.pem -key /etc/letsencrypt/live/board.example/privkey.pem < <(sleep infinity) > $own/collected 2>&1 & disown"
follow 'Logs' 3
check 'the log arrives at the collector' 'curl -fs -o /dev/null https://board.example/healthz; for try in $(seq 30); do grep -qs "^ *{.*\"route\"" '$own'/collected && exit; sleep 1; done; journalctl -u rsyslog -n 20 --no-pager; exit 1'

# --- The files move into a bucket.

(cd "$source" && exec node --input-type=module -e "
import S3rver from '@20minutes/s3rver';
await new S3rver({ address: '127.0.0.1', port: 4569, silent: true, vhostBuckets: false, allowMismatchedSignatures: true,
  directory: '$folder/bucket', configureBuckets: [{ name: 'lehrpfad' }] }).run();") &
store=$!
check 'the store for files is there' 'for try in $(seq 30); do (exec 3<> /dev/tcp/127.0.0.1/4569) 2> /dev/null && exit; sleep 1; done; exit 1'
inside "install -d -o lehrpfad -g lehrpfad -m 700 /var/lib/lehrpfad/files/public && echo 'User-agent' | sudo -u lehrpfad tee /var/lib/lehrpfad/files/public/probe.txt > /dev/null"
inside "echo 'FILES_URL=s3://S3RVER:S3RVER@127.0.0.1:4569/lehrpfad?region=eu-central-1&tls=off' >> /srv/lehrpfad/.env"
check 'the files are moved' 'cd /srv/lehrpfad; sudo -u lehrpfad npm run -s files:move -- bucket; systemctl restart lehrpfad'
check 'the server is ready with the bucket' "$ready"
check 'the doctor reaches the bucket' 'cd /srv/lehrpfad; said=$(sudo -u lehrpfad npm run -s doctor); echo "$said"; grep -q "^ok *files *bucket" <<< "$said"'
check 'a backup holds the files of the bucket' 'systemctl start lehrpfad-backup.service; test "$(find $(ls -dt /var/backups/lehrpfad/lehrpfad-* | head -1)/files -type f | wc -l)" -ge 1'
say 'all is as the page says'
