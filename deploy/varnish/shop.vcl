# The cache of pages between nginx and the web processes. It keeps a page for a day and is told when something on it
# changes. Started by start.sh in this folder, which writes backends.vcl: the web processes, as a director `web`.
vcl 4.1;

import directors;
import std;
import xkey;

include "backends.vcl";

sub vcl_recv {
    # The worker tells it of changes on a socket of its own, which no visitor reaches.
    if (local.socket == "purge") {
        if (req.method != "PURGE") {
            return (synth(405, "Method Not Allowed"));
        }
        if (std.getenv("EDGE_PURGE_TOKEN") == "" ||
            req.http.authorization != "Bearer " + std.getenv("EDGE_PURGE_TOKEN")) {
            return (synth(403, "Forbidden"));
        }
        # Softly: the page is fetched anew before it is shown again, and shown as it was if no web process responds.
        set req.http.x-purged = xkey.softpurge(req.http.xkey-purge);
        return (synth(200, "Purged"));
    }

    # Only a restart of ours sets it: no web process has responded, and a page of yesterday is better than none.
    if (req.restarts == 0) {
        unset req.http.x-stale;
    }
    set req.grace = 0s;
    if (req.http.x-stale) {
        set req.grace = 24h;
    }

    # Clients name encodings in countless ways; the web processes make three, and compress each page once.
    set req.http.x-encoding = "identity";
    if (req.http.accept-encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.x-encoding = "br";
    } else if (req.http.accept-encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.x-encoding = "gzip";
    }
    set req.http.accept-encoding = req.http.x-encoding;

    if (req.method != "GET" && req.method != "HEAD") {
        if (req.method !~ "^(POST|PUT|PATCH|DELETE|OPTIONS)$") {
            return (synth(405, "Method Not Allowed"));
        }
        return (pass);
    }

    # A page is decided by its path. Advertising parameters stay in the browser's URL and out of the key; data of a
    # page, route discovery and content calls are decided by parameters that the web processes know.
    set req.http.x-path = regsub(req.url, "\?.*$", "");
    set req.http.x-query = regsub(req.url, "^[^?]*\??", "");
    if (req.http.x-query != "") {
        # A name that is written in another way; a draft; a list that a query narrows, of which there is any number.
        if (req.http.x-query ~ "(^|&)[^=&]*[%+]" || req.http.x-query ~ "(^|&)preview=") {
            return (pass);
        }
        # A page whose code was gone from the shop loads the next one past what is cached, and refreshes it.
        if (req.http.x-query ~ "(^|&)fresh=" && !req.http.x-stale) {
            set req.hash_always_miss = true;
        }
        set req.http.x-query = regsub(std.querysort("?" + req.http.x-query), "^\?", "");
        if (req.http.x-path ~ "^/wp-json/") {
            set req.http.x-query = regsuball(req.http.x-query,
                "(^|&)(?!(slug|lang|q|mode|s|exact|cc|test_ip|path|currency|manual)=)[^&]*", "");
        } else if (req.http.x-path == "/__manifest") {
            set req.http.x-query = regsuball(req.http.x-query, "(^|&)(?!(paths|version)=)[^&]*", "");
        } else {
            if (req.http.x-query ~ "(^|&)(for|format|price|sort|system|make|record|spend|mode|q|level|product|topic|manual)=[^&]") {
                return (pass);
            }
            if (req.http.x-path ~ "\.data$") {
                set req.http.x-query = regsuball(req.http.x-query, "(^|&)(?!_routes=)[^&]*", "");
            } else {
                set req.http.x-query = "";
            }
        }
        # Left over where the first one went.
        set req.http.x-query = regsub(req.http.x-query, "^&", "");
    }
    # Cookies and credentials reach the web processes and are in no key: what depends on them says that it is private.
    return (hash);
}

sub vcl_hash {
    hash_data(req.http.x-encoding);
    hash_data(req.http.x-path);
    hash_data(req.http.x-query);
    return (lookup);
}

sub vcl_hit {
    set req.http.x-cache = "HIT";
    if (req.http.x-stale) {
        set req.http.x-cache = "STALE";
    }
}

sub vcl_miss {
    set req.http.x-cache = "MISS";
}

sub vcl_pass {
    set req.http.x-cache = "BYPASS";
}

sub vcl_backend_fetch {
    # All copies of a page from one process, which renders it once for them. Anew for each try: the next one goes to
    # another process.
    set bereq.backend = web.backend(by=URL, alt=bereq.retries);
    unset bereq.http.x-encoding;
    unset bereq.http.x-path;
    unset bereq.http.x-query;
    unset bereq.http.x-cache;
    if (bereq.http.accept-encoding == "identity") {
        unset bereq.http.accept-encoding;
    }
}

sub vcl_backend_response {
    if (beresp.status >= 500 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        if (beresp.status >= 502 && bereq.retries < 2) {
            return (retry);
        }
        # Back to vcl_synth, which looks for an older copy. Where there is none, the response is sent as it is.
        if (!bereq.uncacheable && !bereq.http.x-stale) {
            return (abandon);
        }
        if (bereq.is_bgfetch) {
            return (abandon);
        }
    }

    # For this cache alone, and removed when it delivers.
    if (beresp.http.surrogate-control ~ "max-age=[0-9]+") {
        set beresp.ttl = std.duration(
            regsub(beresp.http.surrogate-control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    }
    set beresp.grace = 0s;
    if (beresp.http.surrogate-control ~ "stale-if-error" || beresp.http.cache-control ~ "stale-if-error") {
        set beresp.grace = 24h;
    }
    set beresp.keep = 0s;
    if (bereq.uncacheable) {
        return (deliver);
    }
    # What belongs to one person; redirects, which carry the visitor's query on; whatever says nothing.
    if (beresp.ttl <= 0s || beresp.http.set-cookie || beresp.http.cache-control ~ "(?i)(private|no-store)" ||
        (beresp.status != 200 && beresp.status != 404)) {
        # Remembered, so that those who request it do not wait for each other.
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    # Apart: URLs that somebody made up, and calls with any number of queries, must not push out pages.
    if (beresp.status == 200 && beresp.http.xkey) {
        set beresp.storage = storage.pages;
    } else {
        set beresp.storage = storage.other;
    }
    # The key holds the encoding.
    if (beresp.http.vary ~ "(?i)^accept-encoding$") {
        unset beresp.http.vary;
    }
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.method == "GET" || bereq.method == "HEAD") {
        if (bereq.retries < 2) {
            return (retry);
        }
        if (!bereq.uncacheable && (!bereq.http.x-stale || bereq.is_bgfetch)) {
            return (abandon);
        }
    }
    set beresp.http.retry-after = "5";
    set beresp.http.cache-control = "no-store";
    set beresp.http.content-type = "text/plain; charset=utf-8";
    synthetic("The shop does not respond. Please try again in a moment." + {"
"});
    return (deliver);
}

sub vcl_synth {
    if (req.http.x-purged) {
        set resp.http.x-purged = req.http.x-purged;
    }
    if (resp.status == 503 && req.restarts == 0 && local.socket != "purge") {
        set req.http.x-stale = "1";
        set req.hash_always_miss = false;
        return (restart);
    }
    set resp.http.cache-control = "no-store";
    set resp.http.content-type = "text/plain; charset=utf-8";
    synthetic(resp.reason + {"
"});
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.surrogate-control;
    unset resp.http.via;
    unset resp.http.x-varnish;
    unset resp.http.server;
    # A visitor's browser asks each time, and nginx keeps nothing that is purged here or lives for a second.
    unset resp.http.age;
    set resp.http.cache-control = regsub(resp.http.cache-control, ",\s*s-maxage=[0-9]+", "");
    if (!resp.http.vary) {
        set resp.http.vary = "accept-encoding";
    }
    set resp.http.x-cache = req.http.x-cache;
}
